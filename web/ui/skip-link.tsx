export function SkipLink() {
  return (
    <a
      href="#main"
      data-screen-only
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-surface focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
