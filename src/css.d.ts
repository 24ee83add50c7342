/** A stylesheet import registers its minified text with `src/ui/sheets.ts`; the build does it. */
declare module '*.css' {
  const text: string;
  export default text;
}
