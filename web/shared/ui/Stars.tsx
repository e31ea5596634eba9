import { MAX_RATING } from '#schema/rating.ts';
import { useTexts } from '#web/shared/language/language.ts';

export const allStars = Array.from({ length: MAX_RATING }, (_, index) => index + 1);

const point = (radius: number, tenth: number) => {
  const angle = (tenth * Math.PI) / 5;
  return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12.6 - radius * Math.cos(angle)).toFixed(2)}`;
};
const outline = `M${Array.from({ length: 10 }, (_, tenth) => point(tenth % 2 ? 4.7 : 11, tenth)).join('L')}z`;

export const Star = ({ filled, className = '' }: { filled: boolean; className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path d={outline} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.5" />
  </svg>
);

export const Stars = ({ rating, className = 'size-6' }: { rating: number; className?: string }) => {
  const t = useTexts();
  return (
    <span
      role="img"
      aria-label={t('{rating} out of {most} stars', { rating, most: MAX_RATING })}
      className="inline-flex gap-1"
    >
      {allStars.map((star) => (
        <Star key={star} filled={star <= rating} className={className} />
      ))}
    </span>
  );
};
