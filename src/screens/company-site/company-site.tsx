import type { ReactNode } from 'react';
import type { ViewProps } from '../../session/screen.js';
import { Logo } from '../../ui/picture.js';
import { AboutText } from '../../ui/prose-about.js';
import { ProseText } from '../../ui/prose.js';
import { Tabs } from '../../ui/tabs.js';
import '../../ui/tokens.css';
import './company-site.css';
import type { CompanySiteModel } from './company-site.store.js';
import { Home } from './parts/home.js';
import { SiteFooter } from './parts/site-footer.js';

type Props = ViewProps<CompanySiteModel, 'legal'>;

/** The company's public site: its name, four parts, and who stands behind it. */
export function CompanySite(props: Props) {
  const { view, model, t } = props;
  return (
    <>
      <div className="site">
        {view.brand ? (
          <header className="site__brand">
            <Logo src={undefined} name={view.brand} />
            <span className="site__name">{view.brand}</span>
          </header>
        ) : null}
        <Tabs
          name="site"
          label={t('siteParts')}
          tabs={[t('siteHome'), t('sitePrivacy'), t('siteTerms'), t('siteAbout')]}
          chosen={view.part}
          onChoose={model.choose}
        >
          {panelOf(props)}
        </Tabs>
      </div>
      <SiteFooter view={view} model={model} t={t} />
    </>
  );
}

function panelOf({ view, model, t }: Props): ReactNode {
  const { panel } = view;
  const { reach } = model;
  switch (panel.at) {
    case 'home':
      return <Home view={view} model={model} t={t} />;
    case 'about':
      return (
        <div className="site__text">
          <AboutText product={panel.product} company={panel.company} email={panel.email} own={panel.own} t={t} reach={reach} />
        </div>
      );
    case 'privacy':
    case 'terms': {
      const { prose, english, effectiveDate } = panel;
      const title = t(panel.at === 'privacy' ? 'privacyTitle' : 'loanTermsTitle');
      return (
        <div className="site__text" key={panel.at}>
          <ProseText title={title} prose={prose} english={english} effectiveDate={effectiveDate} t={t} reach={reach} />
        </div>
      );
    }
  }
}
