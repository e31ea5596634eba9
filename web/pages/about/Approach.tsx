type Step = { title: string; text: string; look: string };

/** `look` is the ground of a step and, on a wide screen, how far it rises. */
const steps: Step[] = [
  {
    title: 'Listen',
    text: 'First your numbers, then the people who sell, then a few who bought and one who did not. We write down what we heard, and you correct it.',
    look: 'bg-paper-deep text-ink lg:mt-60',
  },
  {
    title: 'Plan',
    text: 'One page: whom to reach, with what, where, at what cost, and the one number that decides. Nothing is made before you have agreed to it.',
    look: 'light-palette bg-signal text-on-signal lg:mt-40',
  },
  {
    title: 'Make',
    text: 'Words, pictures, pages and campaigns by the same few people. You see them every Friday, unfinished, while a remark still costs nothing.',
    look: 'light-palette bg-depth text-on-depth lg:mt-20',
  },
  {
    title: 'Measure',
    text: 'A report of one page each month, in rupees. What works gets more, what does not is stopped, and what we learned goes into the next plan.',
    look: 'light-palette bg-ink text-paper',
  },
];

/** How we work, as four steps that can be climbed. */
export function Approach() {
  return (
    <section aria-labelledby="approach" className="relative pt-16 lg:pt-28">
      <div className="shell lg:absolute lg:left-1/2 lg:-translate-x-1/2">
        <h2 id="approach" className="max-w-[8em] text-4xl font-extrabold tracking-[-0.04em]">
          Our approach, in four steps
        </h2>
      </div>
      <ol className="mt-10 grid lg:mt-0 lg:grid-cols-4 min-[100rem]:grid-cols-[1.5fr_1fr_1fr_1.5fr] lg:pt-16 xl:pt-24">
        {steps.map(({ title, text, look }, index) => (
          <li
            key={title}
            className={`px-gutter pt-7 pb-10 lg:px-[2.25vw] lg:pb-16 lg:first:pl-[max(4.5vw,calc(50vw-41.5rem))] ${look}`}
          >
            <span aria-hidden="true" className="font-display text-4xl font-extrabold tracking-[-0.04em] tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-5 text-2xl lg:mt-16">{title}</h3>
            <p className="mt-3 max-w-[27.5em]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
