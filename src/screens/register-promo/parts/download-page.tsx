import type { ViewProps } from '../../../session/screen.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Notice } from '../../../ui/failure.js';
import { Page } from '../../../ui/page.js';
import type { Store } from '../register-promo.ready.js';
import type { RegisterPromoModel } from '../register-promo.store.js';
import { PromoHero } from './promo-hero.js';

type Props = ViewProps<RegisterPromoModel, 'promotion'>;

const labels = { android: 'downloadAndroid', ios: 'downloadIos' } as const;

/** Where the app is: the store of this phone, or how to get out of an app's own browser first. */
export function DownloadPage({ view, model, t }: Props) {
  const { download, config } = view;
  return (
    <Page dock={download.at === 'stores' && download.stores.length > 0 ? <Stores stores={download.stores} model={model} t={t} /> : null}>
      <PromoHero view={view} title={t('downloadTitle')} lead={config.downloadText || t('downloadText')} />
      {download.at === 'elsewhere' ? <Elsewhere t={t} /> : null}
      {download.at === 'stores' && download.stores.length === 0 ? <Notice text={t('downloadNone')} /> : null}
    </Page>
  );
}

function Stores({ stores, model, t }: { stores: readonly Store[] } & Pick<Props, 'model' | 't'>) {
  return stores.map((store) => (
    <Button key={store} kind="primary" onPress={() => model.get(store)}>
      {t(stores.length > 1 ? labels[store] : 'download')}
    </Button>
  ));
}

function Elsewhere({ t }: Pick<Props, 't'>) {
  return (
    <Card>
      <h2 className="promo-title" part="title">
        {t('openTitle')}
      </h2>
      <p className="promo-note">{t('openText')}</p>
      <ol className="promo-steps">
        <li>{t('openMenu')}</li>
        <li>{t('openBrowser')}</li>
        <li>{t('openDownload')}</li>
      </ol>
    </Card>
  );
}
