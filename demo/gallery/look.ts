import { atom } from 'nanostores';

/** How the gallery itself looks; the elements have a theme of their own. */
export const LOOKS = ['Auto', 'Light', 'Dark'] as const;
type Look = (typeof LOOKS)[number];

const place = 'loan-demo-look';

function kept(): Look {
  try {
    return LOOKS.find((look) => look === localStorage.getItem(place)) ?? 'Auto';
  } catch {
    return 'Auto';
  }
}

export const $look = atom<Look>(kept());
$look.subscribe((look) => {
  document.documentElement.dataset.look = look.toLowerCase();
});

export function setLook(wanted: string): void {
  $look.set(LOOKS.find((look) => look === wanted) ?? 'Auto');
  try {
    localStorage.setItem(place, $look.get());
  } catch {
    // It is asked for again next time.
  }
}
