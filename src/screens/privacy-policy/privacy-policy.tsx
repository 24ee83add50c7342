import type { ViewProps } from '../../session/screen.js';
import { FramedPage } from '../../ui/frame.js';
import { Page } from '../../ui/page.js';
import { topOnce } from '../../ui/prose-scroll.js';
import { ProseText } from '../../ui/prose.js';
import type { PrivacyPolicyModel } from './privacy-policy.store.js';

/** Our own text from its top, or the page that is framed instead. */
export function PrivacyPolicy({ view, model, t }: ViewProps<PrivacyPolicyModel, 'legal'>) {
  const title = t('privacyTitle');
  if (view.at === 'page')
    return <FramedPage src={view.url} title={title} sandbox={view.sandbox} openLabel={t('openFramed')} onOpen={model.openPage} />;
  const { prose, english, effectiveDate } = view;
  return (
    <div ref={topOnce(model)}>
      <Page>
        <ProseText title={title} prose={prose} english={english} effectiveDate={effectiveDate} t={t} reach={model.reach} />
      </Page>
    </div>
  );
}
