import { ToggleGroup } from 'radix-ui';
import { type MessageStage, messageStages, stageNames } from '#schema/desk.ts';

type Props = {
  /** Current stage; null for several messages. */
  stage: MessageStage | null;
  onChoose: (stage: MessageStage) => void;
  className?: string;
};

const steps = messageStages.filter((stage) => stage !== 'WON' && stage !== 'LOST');
const ends = messageStages.filter((stage) => stage === 'WON' || stage === 'LOST');

/** Sets the stage; arrow keys move along the path, Enter selects. */
export function StagePicker({ stage, onChoose, className = '' }: Props) {
  const stageIndex = stage ? messageStages.indexOf(stage) : -1;
  return (
    <ToggleGroup.Root
      type="single"
      orientation="vertical"
      value={stage ?? ''}
      // Selecting the current stage again would clear it.
      onValueChange={(newStage) => onChoose((newStage || stage) as MessageStage)}
      aria-label="Stage"
      className={`grid ${className}`}
    >
      {steps.map((step, index) => (
        <Step
          key={step}
          step={step}
          isPassed={index < stageIndex}
          line={index < steps.length - 1 ? 'h-full' : 'h-1/2'}
        />
      ))}
      <div className="relative grid grid-cols-2">
        {/* A line to each of the two ends. */}
        <span
          aria-hidden="true"
          className="absolute top-0 left-[0.4375rem] h-1/2 w-[calc(50%+0.125rem)] border-edge border-x-2 border-t-2"
        />
        {ends.map((end) => (
          <Step key={end} step={end} isPassed={false} line={null} />
        ))}
      </div>
    </ToggleGroup.Root>
  );
}

/** `line`: length of the line below the mark, to the next step or to the fork. */
type StepProps = { step: MessageStage; isPassed: boolean; line: 'h-full' | 'h-1/2' | null };

function Step({ step, isPassed, line }: StepProps) {
  return (
    <ToggleGroup.Item
      value={step}
      className="group relative flex min-h-11 items-center gap-3 text-left text-base lg:min-h-8 lg:text-sm data-[state=on]:font-bold"
    >
      {line && (
        <span
          aria-hidden="true"
          className={`absolute top-1/2 left-[0.4375rem] w-0.5 ${line} ${isPassed ? 'bg-ink' : 'bg-edge'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`relative size-4 shrink-0 border-2 border-ink group-data-[state=on]:border-signal group-data-[state=on]:bg-signal ${isPassed ? 'bg-ink' : 'bg-paper'}`}
      />
      <span className="underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-signal">
        {stageNames[step]}
      </span>
    </ToggleGroup.Item>
  );
}
