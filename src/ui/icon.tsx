/**
 * Line icons drawn for this project on a grid of 24, two units of stroke. None is named as a field or a verb is, such as `phone`: a first
 * drawing carries every icon whose name it speaks of (`.build/plugins/sparse.mjs`).
 */
const paths = {
  chevron: 'M9 5l7 7-7 7',
  return: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  bank: 'M3.5 9.5L12 4l8.5 5.5zM6 10v7M10 10v7M14 10v7M18 10v7M3.5 20h17',
  card: 'M3 7.5A2.5 2.5 0 015.5 5h13A2.5 2.5 0 0121 7.5v9a2.5 2.5 0 01-2.5 2.5h-13A2.5 2.5 0 013 16.5zM3 10h18M7 15h4',
  wallet: 'M4 7.5A2.5 2.5 0 016.5 5H17v3M4 7.5A2.5 2.5 0 006.5 10H20v9H6.5A2.5 2.5 0 014 16.5zM16.5 14.5h.01',
  handset: 'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 006 6l1.5-2 4.5 1.5v3A2.5 2.5 0 0118 20.5C10 20.5 3.5 14 3.5 6A2.5 2.5 0 016 3.5z',
  mail: 'M3.5 7A2 2 0 015.5 5h13a2 2 0 012 2v10a2 2 0 01-2 2h-13a2 2 0 01-2-2zM4 7.5l8 6 8-6',
  alert: 'M12 8v5M12 16.5h.01M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17z',
  offline: 'M4 4l16 16M8.5 15.5a5 5 0 017 0M5 12a10 10 0 014-2.3M19 12a10 10 0 00-5.5-2.8M12 19h.01',
  clock: 'M12 7v5l3.5 2M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17z',
  file: 'M7 3.5h7l4.5 4.5v12.5H7A1.5 1.5 0 015.5 19V5A1.5 1.5 0 017 3.5zM14 3.5V8h4.5',
  speech: 'M5.5 4.5h13a2 2 0 012 2v8.5a2 2 0 01-2 2H12l-5 3.5V17H5.5a2 2 0 01-2-2V6.5a2 2 0 012-2zM8 9.5h8M8 12.5h5',
  camera:
    'M4.5 7.5H8l1.5-2.5h5L16 7.5h3.5A1.5 1.5 0 0121 9v9a1.5 1.5 0 01-1.5 1.5h-15A1.5 1.5 0 013 18V9a1.5 1.5 0 011.5-1.5zM12 16.5a3.25 3.25 0 100-6.5 3.25 3.25 0 000 6.5z',
  headset:
    'M4.5 14.5V12a7.5 7.5 0 0115 0v2.5M4.5 13.5H7v5H6a1.5 1.5 0 01-1.5-1.5zM19.5 13.5H17v5h1a1.5 1.5 0 001.5-1.5zM18.5 18.5a4 4 0 01-4 2H13',
  help: 'M9.5 9.5a2.5 2.5 0 113.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h.01M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17z',
  retry: 'M19 5v4.5h-4.5M19 9.5A7.5 7.5 0 1019.5 13',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
} as const;

export type IconName = keyof typeof paths;

/** An icon beside words; alone it needs a name on its control. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
