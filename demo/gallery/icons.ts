import { html, svg, type TemplateResult } from 'lit-html';

const paths = {
  search: 'M10.5 4a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM15.5 15.5L20 20',
  reload: 'M19 5v4.5h-4.5M19 9.5A7.5 7.5 0 1019.5 13',
  open: 'M14 4h6v6M20 4l-9 9M18 14v4.5A1.5 1.5 0 0116.5 20h-11A1.5 1.5 0 014 18.5v-11A1.5 1.5 0 015.5 6H10',
  page: 'M7 3.5h7l4.5 4.5v12.5H7A1.5 1.5 0 015.5 19V5A1.5 1.5 0 017 3.5zM14 3.5V8h4.5',
  link: 'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1',
  copy: 'M9 9h9.5A1.5 1.5 0 0120 10.5v8a1.5 1.5 0 01-1.5 1.5h-8A1.5 1.5 0 019 18.5zM15 9V5.5A1.5 1.5 0 0013.5 4h-8A1.5 1.5 0 004 5.5v8A1.5 1.5 0 005.5 15H9',
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  phone: 'M8 3h8a2 2 0 012 2v14a2 2 0 01-2 2H8a2 2 0 01-2-2V5a2 2 0 012-2zM11 18h2',
  offline: 'M4 4l16 16M8.5 15.5a5 5 0 017 0M5 12a10 10 0 014-2.3M19 12a10 10 0 00-5.5-2.8M12 19h.01',
  chevron: 'M9 5l7 7-7 7',
} as const;

export type IconName = keyof typeof paths;

/** An icon beside words; alone it needs a name on its control. */
export const icon = (name: IconName, size = 20): TemplateResult =>
  html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${svg`<path d=${paths[name]}></path>`}
  </svg>`;
