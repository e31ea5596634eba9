/** Code with wrapped lines, so that it does not scroll. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="light-palette min-w-0 self-start bg-ink text-paper">
      <figcaption className="border-b border-ink-soft px-4 py-2 text-xs font-semibold">{label}</figcaption>
      <pre className="mono px-4 py-3 text-xs leading-relaxed text-wrap whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </figure>
  );
}
