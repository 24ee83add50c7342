import type { ReactNode } from 'react';
import { agreed } from '../../../legal/agreed.js';
import type { ViewProps } from '../../../session/screen.js';
import { Carousel } from '../../../ui/carousel.js';
import '../../../ui/page.css';
import type { CompanySiteModel } from '../company-site.store.js';
import { PlanBanner, StepsBanner } from './banners.js';
import { AnswerPicture, FormPicture, TalkPicture, WalletPicture } from './pictures.js';

type Props = ViewProps<CompanySiteModel, 'legal'>;

/** The site's first part: two banners, and how a loan works in four pictures. */
export function Home({ view, model, t }: Props) {
  const { slide, playing, running, still } = view.slides;
  const total = 2;
  return (
    <div className="home">
      <h1 className="page__title home__headline" part="title">
        {t('siteTitle')}
      </h1>
      <Carousel
        control={model.slides}
        slide={slide}
        playing={playing}
        running={running}
        still={still}
        onToggle={model.slides.toggle}
        words={{
          kind: t('bannerKind'),
          slideKind: t('bannerSlideKind'),
          label: t('banner'),
          slide: (n) => t('bannerSlide', { n, total }),
          show: (n) => t('bannerShow', { n, total }),
          pause: t('bannerPause'),
          play: t('bannerPlay'),
        }}
        slides={[
          <Banner
            key="clear"
            picture={<PlanBanner label={t('bannerClearPicture')} />}
            title={t('bannerClear')}
            text={t('bannerClearText')}
          />,
          <Banner
            key="repay"
            picture={<StepsBanner label={t('bannerRepayPicture')} />}
            title={t('bannerRepay')}
            text={t('bannerRepayText')}
          />,
        ]}
      />
      <h2 className="home__title" part="title">
        {t('homeTitle')}
      </h2>
      <ul className="home__steps">
        <Step picture={<FormPicture label={t('homeApplyPicture')} />} title={t('homeApply')} text={t('homeApplyText')} />
        <Step
          picture={<AnswerPicture label={t('homeDecisionPicture')} />}
          title={t('homeDecision')}
          text={t('homeDecisionText', { n: agreed.decisionDays })}
        />
        <Step
          picture={<WalletPicture label={t('homeMoneyPicture')} />}
          title={t('homeMoney')}
          text={t('homeMoneyText', { from: agreed.disbursement.from, to: agreed.disbursement.to })}
        />
        <Step
          picture={<TalkPicture label={t('homePeoplePicture')} />}
          title={t('homePeople')}
          text={t('homePeopleText', { n: agreed.complaintReplyWeekdays })}
        />
      </ul>
    </div>
  );
}

interface Told {
  picture: ReactNode;
  title: string;
  text: string;
}

function Banner({ picture, title, text }: Told) {
  return (
    <div className="banner">
      <div className="banner__picture">{picture}</div>
      <div className="banner__words">
        <h2 className="banner__title" part="title">
          {title}
        </h2>
        <p className="banner__text">{text}</p>
      </div>
    </div>
  );
}

function Step({ picture, title, text }: Told) {
  return (
    <li className="card step" part="card">
      <div className="step__picture">{picture}</div>
      <div className="step__words">
        <h3 className="step__title" part="title">
          {title}
        </h3>
        <p className="step__text">{text}</p>
      </div>
    </li>
  );
}
