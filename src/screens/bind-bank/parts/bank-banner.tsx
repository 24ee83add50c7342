/** What the form is for: a drawing of an account that money arrives at, the title, a sentence. */
export function BankBanner({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="bank-banner">
      <svg className="bank-banner__image" viewBox="0 0 96 72" width="96" height="72" aria-hidden="true" focusable="false">
        <rect x="8" y="20" width="68" height="44" rx="8" fill="currentColor" />
        <rect x="8" y="30" width="68" height="8" fill="var(--_accent-soft)" opacity="0.55" />
        <rect x="16" y="48" width="22" height="5" rx="2.5" fill="var(--_accent-soft)" />
        <rect x="16" y="56" width="13" height="3" rx="1.5" fill="var(--_accent-soft)" opacity="0.6" />
        <circle cx="74" cy="22" r="17" fill="var(--_surface)" />
        <circle cx="74" cy="22" r="13" fill="none" stroke="currentColor" strokeWidth="3" />
        <path
          d="M74 15v13M69 23.5l5 5 5-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className="bank-banner__words">
        <h1 className="bank-banner__title" part="title">
          {title}
        </h1>
        <p className="bank-banner__lead">{lead}</p>
      </div>
    </div>
  );
}
