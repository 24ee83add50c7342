import './picture.css';

/** A logo whose url passed the image rule; its letter where there is none. */
export function Logo({ src, name }: { src: string | undefined; name: string }) {
  return src ? (
    <img className="logo" src={src} alt="" width="44" height="44" decoding="async" referrerPolicy="no-referrer" />
  ) : (
    <span className="logo logo--letter" aria-hidden="true">
      {Array.from(name.trim())[0] ?? '•'}
    </span>
  );
}

/** A product: its logo and its name. */
export function Brand({ src, name }: { src: string | undefined; name: string }) {
  return (
    <div className="brand">
      <Logo src={src} name={name} />
      <span className="brand__name">{name}</span>
    </div>
  );
}
