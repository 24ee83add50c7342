import type { ViewProps } from '../../session/screen.js';
import { Button } from '../../ui/button.js';
import { Page, PageTitle } from '../../ui/page.js';
import { ProductList } from '../../ui/product.js';
import { Status } from '../../ui/status.js';
import type { RecommendedProductsModel } from './recommended-products.store.js';

/** Every product that is recommended. */
export function RecommendedProducts({ view, model, t }: ViewProps<RecommendedProductsModel, 'order'>) {
  if (view.state === 'empty') {
    return (
      <Page>
        <Status kind="neutral" title={t('productsEmptyTitle')} text={t('productsEmpty')}>
          <Button busy={view.checking} onPress={() => void model.reload()}>
            {t('retry')}
          </Button>
        </Status>
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle>{t('productsTitle')}</PageTitle>
      <ProductList products={view.products} window={model.products.window} t={t} onOpen={(product) => void model.products.open(product)} />
    </Page>
  );
}
