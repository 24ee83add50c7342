import type { ViewProps } from '../../../session/screen.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Notice } from '../../../ui/failure.js';
import { SectionTitle } from '../../../ui/page.js';
import { Steps } from '../../../ui/steps.js';
import { Zoom } from '../../../ui/zoom.js';
import type { QrImage, RepayCodeModel } from '../repay-code.store.js';

type Props = Pick<ViewProps<RepayCodeModel, 'code'>, 'model' | 't'> & { readonly image: QrImage; readonly enlarged: boolean };

/** The QR image, which can be enlarged and saved, with five tips; or why there is none. */
export function Qr({ model, t, image, enlarged }: Props) {
  if (image.at !== 'shown')
    return (
      <Notice
        text={t(image.at === 'refused' ? 'qrRefused' : image.at === 'broken' ? 'qrBroken' : 'codeMissing')}
        action={image.at === 'broken' ? <Button onPress={model.reload}>{t('retry')}</Button> : null}
      />
    );
  const tips = [t('qrTip1'), t('qrTip2'), t('qrTip3'), t('qrTip4'), t('qrTip5')];
  return (
    <>
      <Card className="qr">
        <button type="button" className="qr__open" part="button" aria-haspopup="dialog" aria-label={t('qrEnlarge')} onClick={model.enlarge}>
          <img className="qr__image" src={image.src} alt={t('qrAlt')} referrerPolicy="no-referrer" onError={model.broken} />
        </button>
        <a
          className="button button--secondary button--wide"
          part="button"
          href={image.src}
          download={image.file}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('qrSave')}
        </a>
      </Card>
      <SectionTitle>{t('qrTips')}</SectionTitle>
      <Card>
        <Steps steps={tips} />
      </Card>
      {enlarged ? (
        <Zoom title={t('qrTitle')} close={t('close')} onClose={model.shrink}>
          <img className="qr__large" src={image.src} alt={t('qrAlt')} referrerPolicy="no-referrer" />
        </Zoom>
      ) : null}
    </>
  );
}
