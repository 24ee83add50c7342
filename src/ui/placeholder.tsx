/** A placeholder as it is seen, after the input that has it: the browser's own is cut where the text is large. */
export function Placeholder({ text }: { text: string }) {
  return (
    <span className="field__placeholder" aria-hidden="true">
      {text}
    </span>
  );
}
