import type { ViewProps } from '../../session/screen.js';
import { Logo } from '../../ui/picture.js';
import { Tabs } from '../../ui/tabs.js';
import '../../ui/tokens.css';
import './company-site.css';
import type { CompanySiteModel } from './company-site.store.js';
import { Home } from './parts/home.js';
import { SiteFooter } from './parts/site-footer.js';
import { TextPanel } from './parts/text-panel.js';

/** The company's public site: its name, four parts, and who stands behind it. */
export function CompanySite({ view, model, t }: ViewProps<CompanySiteModel, 'legal'>) {
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
          {view.panel.at === 'home' ? <Home view={view} model={model} t={t} /> : <TextPanel panel={view.panel} reach={model.reach} t={t} />}
        </Tabs>
      </div>
      <SiteFooter view={view} model={model} t={t} />
    </>
  );
}
