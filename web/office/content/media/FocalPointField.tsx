import { type MouseEvent, useId } from 'react';
import { CENTRE, type FocalPoint } from '#schema/media.ts';
import { Button } from '#web/shared/ui/Button.tsx';

type Props = { url: string; value: FocalPoint; onChange: (point: FocalPoint) => void };

const axes = [
  ['x', 'From the left'],
  ['y', 'From the top'],
] as const;
/** Crops of the site: cards and covers. */
const crops = ['aspect-square', 'aspect-[2/1]', 'aspect-[4/5]'];

/** Chooses the point that crops keep, by a click on the picture or with two sliders. */
export function FocalPointField({ url, value, onChange }: Props) {
  const id = useId();
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: percentOf((clientX - left) / width), y: percentOf((clientY - top) / height) });
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Focal point</legend>
      <p id={id} className="text-sm text-ink-soft">
        Click what must stay visible wherever the picture is cropped, or use the sliders.
      </p>
      <div className="grid justify-items-center border-2 border-edge bg-paper-deep">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same by keyboard */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders do the same by keyboard */}
        <div className="relative cursor-crosshair" data-focal-point={`${value.x} ${value.y}`} onClick={onClick}>
          <img src={url} alt="" draggable={false} className="block max-h-72 w-auto max-w-full" />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-paper bg-signal/60 outline-2 outline-ink"
            style={{ left: `${value.x}%`, top: `${value.y}%` }}
          />
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {axes.map(([axis, label]) => (
          <label key={axis} className="grid gap-1 text-sm font-semibold">
            <span className="flex justify-between gap-3">
              {label}
              <span className="font-normal text-ink-soft tabular-nums">{`${value[axis]} %`}</span>
            </span>
            <input
              type="range"
              min={0}
              max={100}
              aria-describedby={id}
              value={value[axis]}
              onChange={({ target }) => onChange({ ...value, [axis]: Number(target.value) })}
              className="w-full accent-signal"
            />
          </label>
        ))}
      </div>
      <div aria-hidden="true" className="flex items-start gap-3">
        {crops.map((crop) => (
          <img
            key={crop}
            src={url}
            alt=""
            className={`h-16 border-2 border-edge object-cover ${crop}`}
            style={{ objectPosition: `${value.x}% ${value.y}%` }}
          />
        ))}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 justify-self-start"
        disabled={value.x === CENTRE.x && value.y === CENTRE.y}
        onClick={() => onChange(CENTRE)}
      >
        Back to the centre
      </Button>
    </fieldset>
  );
}

const percentOf = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);
