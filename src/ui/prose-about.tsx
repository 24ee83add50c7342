import './card.css';
import './prose-about.css';
import type { Text } from '../i18n/say.js';
import type { Prose } from '../lib/prose.js';
import { Icon } from './icon.js';
import { Logo } from './picture.js';
import { ProseText, ReachLink, type Reach } from './prose.js';

export interface AboutTextProps {
  product: string | undefined;
  company: string | undefined;
  email: string | undefined;
  /** A text of the deployment instead of ours. */
  own: Prose | undefined;
  t: Text<'legal'>;
  reach: Reach;
}

/** Who the service is, and where to write to. */
export function AboutText({ product, company, email, own, t, reach }: AboutTextProps) {
  return (
    <div className="about">
      {own ? (
        <ProseText title={t('aboutTitle')} prose={own} english={false} t={t} reach={reach} />
      ) : (
        <article className="card about__card" part="card">
          {product ? <Logo src={undefined} name={product} /> : null}
          <h1 className="page__title" part="title">
            {t('aboutTitle')}
          </h1>
          <p className="about__lead">{product ? t('aboutLead', { name: product }) : t('aboutLeadUnnamed')}</p>
          <p>{t('aboutClear')}</p>
          <p>{t('aboutRepay')}</p>
          <p>{t('aboutPeople')}</p>
          {product && company ? <p className="muted">{t('aboutCompany', { name: product, company })}</p> : null}
        </article>
      )}
      {email ? (
        <section className="card about__write" part="card" aria-labelledby="about-write">
          <span className="about__icon">
            <Icon name="mail" />
          </span>
          <div className="about__reach">
            <h2 className="about__title" part="title" id="about-write">
              {t('aboutWrite')}
            </h2>
            <ReachLink kind="email" value={email} reach={reach} />
          </div>
        </section>
      ) : null}
    </div>
  );
}
