import './frame.css';
import { Framed } from './dialog.js';
import './tokens.css';

export interface FramedPageProps {
  /** Has passed the url rule. */
  src: string;
  title: string;
  sandbox: string;
  openLabel: string;
  onOpen: () => void;
}

/** A page from outside that fills the screen, between its title and the way to open it by itself. */
export function FramedPage({ src, title, sandbox, openLabel, onOpen }: FramedPageProps) {
  return (
    <div className="framed">
      <div className="framed__head">
        <h1 className="framed__title" part="title">
          {title}
        </h1>
      </div>
      <div className="framed__page">
        <Framed key={src} src={src} title={title} sandbox={sandbox} />
      </div>
      <div className="framed__foot">
        <a
          className="framed__open"
          href={src}
          rel="noreferrer"
          referrerPolicy="no-referrer"
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          {openLabel}
        </a>
      </div>
    </div>
  );
}
