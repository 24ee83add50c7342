/** Page and skeleton ask the phone how to look; a wish goes before that. */
export function wear(theme: string | undefined): void {
  if (theme !== 'dark' && theme !== 'light') return;
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', theme);
  for (const rule of Array.from(document.styleSheets[0]?.cssRules ?? []))
    if (rule instanceof CSSMediaRule && /color/.test(rule.media.mediaText)) rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
}
