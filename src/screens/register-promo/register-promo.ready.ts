import type { ChannelTemplate, TemplateConfig } from '../../api/endpoints/promotion.js';
import { hexColor, inkOn } from '../../lib/color.js';
import type { Device } from '../../lib/device.js';
import { firstForm, type RegistrationForm } from './parts/registration.ready.js';

export type Store = 'android' | 'ios';

/** How to get the app here: through one of these stores, or in another browser first. */
export type Download = { readonly at: 'stores'; readonly stores: readonly Store[] } | { readonly at: 'elsewhere' };

export interface RegisterPromoReady {
  readonly state: 'ready';
  readonly page: 'form' | 'download' | 'agreement';
  readonly config: TemplateConfig;
  readonly logo: string | undefined;
  readonly banner: string | undefined;
  /** The template's colour and what can be read on it. */
  readonly theme: { readonly color: string; readonly ink: string } | undefined;
  readonly form: RegistrationForm;
  readonly download: Download;
}

export const hashes = { download: '#/downloadTemplate', agreement: '#/agreementTemplate' } as const;

/** What an app appends to a hash is no part of it. */
function pageOf(hash: string): RegisterPromoReady['page'] {
  const path = hash.split(/[?&]/)[0];
  return path === hashes.download ? 'download' : path === hashes.agreement ? 'agreement' : 'form';
}

function downloadOf(config: TemplateConfig, device: Device): Download {
  if (device.inApp) return { at: 'elsewhere' };
  const given = { android: config.androidUrl, ios: config.iosUrl };
  const mine: readonly Store[] = device.system === 'other' ? ['android', 'ios'] : [device.system];
  return { at: 'stores', stores: mine.filter((store) => given[store]) };
}

interface Around {
  readonly hash: string;
  readonly device: Device;
  readonly safeImage: (url: string | undefined, where: string) => string | undefined;
  /** At first one that nobody has touched. */
  readonly form?: RegistrationForm;
}

/** A template as its page shows it. */
export function readyPromo({ config }: ChannelTemplate, { hash, device, safeImage, form = firstForm }: Around): RegisterPromoReady {
  const template = config ?? {};
  const color = hexColor(template.themeColor);
  return {
    state: 'ready',
    page: pageOf(hash),
    config: template,
    logo: safeImage(template.logo, 'logo'),
    banner: safeImage(template.banner, 'banner'),
    theme: color === undefined ? undefined : { color, ink: inkOn(color) },
    form,
    download: downloadOf(template, device),
  };
}
