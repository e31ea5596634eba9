import { Stars } from './Stars.tsx';

type Review = { name: string; companyName: string; position: string; rating: number };

export const Reviewer = ({ review: { name, companyName, position, rating } }: { review: Review }) => (
  <figcaption className="mt-6 wrap-anywhere">
    <span className="text-signal">
      <Stars rating={rating} className="size-5" />
    </span>
    <span dir="auto" className="mt-2 block font-semibold">
      {name}
    </span>
    <span dir="auto" className="block text-sm text-ink-soft">{`${position}, ${companyName}`}</span>
  </figcaption>
);
