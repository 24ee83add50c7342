import type { ViewProps } from '../../session/screen.js';
import { Notice } from '../../ui/failure.js';
import { Page, SectionTitle } from '../../ui/page.js';
import { ProductList } from '../../ui/product.js';
import { Status } from '../../ui/status.js';
import type { JointFailureModel } from './joint-failure.store.js';

/** Why the joint login failed, and what is offered instead. */
export function JointFailure({ view: { failure, products }, model, t }: ViewProps<JointFailureModel, 'order'>) {
  return (
    <Page>
      <Status kind="failed" title={t('failed')} text={failure.noticeMessage} />
      {failure.errMessage ? <Notice text={failure.errMessage} /> : null}
      {products.total > 0 ? (
        <>
          <SectionTitle>{t('productsTitle')}</SectionTitle>
          <ProductList products={products} window={model.products.window} t={t} onOpen={(product) => void model.products.open(product)} />
        </>
      ) : null}
    </Page>
  );
}
