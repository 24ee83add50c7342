import type { ReactNode } from 'react';
import type { Locale } from '../src/i18n/catalogues.js';
import { keepPlace } from '../src/ui/kept-place.js';

/** What stands around every screen: the two slots, the language, all of which are read from left to right, and the colours of its own. */
export function Frame({
  locale,
  theme,
  style,
  above,
  children,
  toast,
}: {
  locale: Locale;
  /** `light`, `dark`, or `auto`: as the phone is. Inside the root, where no page's own rules and no morphing of its markup touch it. */
  theme: string;
  style: Readonly<Record<string, string>>;
  above?: ReactNode;
  children: ReactNode;
  toast?: ReactNode;
}) {
  return (
    <div className="loan" dir="ltr" lang={locale} data-theme={theme} style={style} ref={keepPlace}>
      <slot name="before" />
      {above}
      {children}
      <slot name="after" />
      {toast}
    </div>
  );
}
