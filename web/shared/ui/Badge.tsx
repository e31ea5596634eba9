/** The shape shows the status too, not only the colour. */
export function PublishBadge({ published }: { published: boolean }) {
  return (
    <Badge tone={published ? 'ok' : 'neutral'}>
      <span
        aria-hidden="true"
        className={`size-2 rounded-full border-2 border-current ${published ? 'bg-current' : ''}`}
      />
      {published ? 'Published' : 'Draft'}
    </Badge>
  );
}

const tones = {
  ok: 'border-ok text-ok',
  neutral: 'border-edge text-ink-soft',
  signal: 'border-signal bg-signal text-on-signal',
  danger: 'border-danger text-danger',
};

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: React.ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap border px-2 py-0.5 text-xs font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
