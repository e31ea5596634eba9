const values = [
  {
    title: 'Honest numbers',
    text: 'We count what you could count yourself, and show the weeks in which nothing worked as well.',
  },
  {
    title: 'Plain words',
    text: 'If your father-in-law would not understand the sentence, it is not finished. That goes for our offers, too.',
  },
  {
    title: 'Craft to the edges',
    text: 'The error message, the alt text, the page on a five-year-old phone. Whoever meets only that meets all of you.',
  },
  {
    title: 'Respect for attention',
    text: 'We do not interrupt, follow or trick people into anything. What has to shout has not been thought through.',
  },
];

/** Four rules, large enough to be held to. */
export function Values() {
  return (
    <section aria-labelledby="values" className="shell py-16 lg:py-28">
      <h2 id="values" className="text-lg tracking-normal">
        What we value
      </h2>
      <ul className="mt-6 border-b-2 border-ink">
        {values.map(({ title, text }) => (
          <li key={title} className="grid gap-x-10 gap-y-3 border-t-2 border-ink py-7 lg:grid-cols-12 lg:py-9">
            <h3 className="text-3xl font-extrabold tracking-[-0.04em] lg:col-span-7">{title}</h3>
            <p className="max-w-[33em] text-lg text-ink-soft lg:col-span-5 lg:self-center">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
