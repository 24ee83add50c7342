import type { ViewProps } from '../../session/screen.js';
import { Notice } from '../../ui/failure.js';
import { RowLink } from '../../ui/card.js';
import { Page, SectionTitle } from '../../ui/page.js';
import { ProductList } from '../../ui/product.js';
import { Status } from '../../ui/status.js';
import type { JointFailureModel } from './joint-failure.store.js';

/** Why the joint login failed, and what is offered instead. */
export function JointFailure({ view, model, t }: ViewProps<JointFailureModel, 'order'>) {
  const { failure, products, unexplained } = view;
  return (
    <Page>
      <Status kind="failed" title={t('failed')} text={unexplained ? t('failedLogin') : failure.noticeMessage} />
      {failure.errMessage ? <Notice text={failure.errMessage} /> : null}
      {unexplained ? <RowLink icon="headset" title={t('callService')} href={view.serviceHref} onPress={model.service} /> : null}
      {products.total > 0 ? (
        <>
          <SectionTitle>{t('productsTitle')}</SectionTitle>
          <ProductList products={products} window={model.products.window} t={t} onOpen={(product) => void model.products.open(product)} />
        </>
      ) : null}
    </Page>
  );
}
