import './skeleton.css';

/** A grey shape in place of content that is on its way, of the content's own size. */
export function Bone({
  width = '100%',
  height = 16,
  round,
  shape,
}: {
  width?: number | string;
  height?: number | string;
  round?: number | string;
  shape?: 'card' | 'rows' | 'product' | 'lines' | 'field';
}) {
  return (
    <span
      className={shape ? `skeleton skeleton--${shape}` : 'skeleton'}
      aria-hidden="true"
      style={{ width, height, ...(round === undefined ? {} : { borderRadius: round }) }}
    />
  );
}

/** Says to a screen reader what the grey shapes mean. */
export function LoadingLabel({ text }: { text: string }) {
  return (
    <span className="sr-only" role="status">
      {text}
    </span>
  );
}
