/** The table of architecture.md: what a folder of ours may import beside itself. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'src/lib': [],
  'src/config': ['src/lib'],
  'src/i18n': ['src/lib'],
  'src/api': ['src/config', 'src/lib'],
  'src/shell': ['src/config', 'src/lib'],
  'src/navigation': ['src/config', 'src/lib'],
  'src/session': ['src/api', 'src/shell', 'src/navigation', 'src/config', 'src/i18n', 'src/lib'],
  'src/ui': ['src/i18n', 'src/lib'],
  'src/legal': ['src/session', 'src/config', 'src/i18n', 'src/lib'],
  'src/early': ['src/lib'],
  'src/screens': ['src/lib', 'src/config', 'src/i18n', 'src/api', 'src/shell', 'src/navigation', 'src/session', 'src/ui', 'src/legal'],
  elements: ['src/screens', 'src/session', 'src/config', 'src/i18n', 'src/ui', 'src/lib'],
  hosts: ['elements', 'src/navigation', 'src/config', 'src/session', 'src/api', 'src/early', 'src/i18n', 'src/ui', 'src/lib'],
};

/** Nobody imports these. */
export const ENDS = ['demo', 'test'];
