import type { ViewProps } from '../../../session/screen.js';
import { AboutText } from '../../../ui/prose-about.js';
import { ProseText, type Reach } from '../../../ui/prose.js';
import type { Panel } from '../company-site.ready.js';
import type { CompanySiteModel } from '../company-site.store.js';

type Props = Pick<ViewProps<CompanySiteModel, 'legal'>, 't'> & { panel: Exclude<Panel, { readonly at: 'home' }>; reach: Reach };

/** One of the site's texts: both agreements, and who the service is. */
export function TextPanel({ panel, reach, t }: Props) {
  if (panel.at === 'about') {
    return (
      <div className="site__text">
        <AboutText product={panel.product} company={panel.company} email={panel.email} own={panel.own} t={t} reach={reach} />
      </div>
    );
  }
  const { prose, english, effectiveDate } = panel;
  const title = t(panel.at === 'privacy' ? 'privacyTitle' : 'loanTermsTitle');
  return (
    <div className="site__text" key={panel.at}>
      <ProseText title={title} prose={prose} english={english} effectiveDate={effectiveDate} t={t} reach={reach} />
    </div>
  );
}
