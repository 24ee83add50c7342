import type { ViewProps } from '../../session/screen.js';
import { Page } from '../../ui/page.js';
import { AboutText } from '../../ui/prose-about.js';
import type { AboutUsModel } from './about-us.store.js';

/** Who the service is. */
export function AboutUs({ view, model, t }: ViewProps<AboutUsModel, 'legal'>) {
  return (
    <Page>
      <AboutText product={view.product} company={view.company} email={view.email} own={view.own} t={t} reach={model.reach} />
    </Page>
  );
}
