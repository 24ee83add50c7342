/** Where a code is paid: a counter with its awning, and a phone that shows the code. */
export function Channel() {
  return (
    <svg className="channel" viewBox="0 0 240 112" aria-hidden="true" focusable="false">
      <path className="channel__soft" d="M8 104h224v4H8z" />
      <path className="channel__soft" d="M28 44h112v60H28z" />
      <path className="channel__accent" d="M22 18h124l10 26H12z" />
      <path className="channel__light" d="M46 18h24l-4 26H38zM94 18h24l12 26H98z" />
      <path className="channel__line" d="M40 104V62h38v42M92 62h36v22H92z" />
      <path className="channel__line" d="M86 90h54" />
      <rect className="channel__phone" x="166" y="22" width="50" height="84" rx="9" />
      <path className="channel__line" d="M185 30h12" />
      <path className="channel__code" d="M175 46v22M180 46v22M184 46v22M190 46v22M195 46v22M199 46v22M207 46v22" />
      <path className="channel__accent" d="M175 78h32v12h-32z" />
    </svg>
  );
}
