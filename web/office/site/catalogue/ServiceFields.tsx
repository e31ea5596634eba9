import { useEffect, useRef } from 'react';
import { ChooseButton } from '#web/office/content/media/ChooseButton.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField, TextareaField } from '#web/shared/ui/Field.tsx';
import { Picture } from '#web/shared/ui/Picture.tsx';
import { type DraftService, formerNamesOf, renamed, withNameAsCard, withNameAsChoice } from './draft.ts';

type Props = {
  service: DraftService;
  faults: Readonly<Record<string, string>> | undefined;
  onChange: (service: DraftService) => void;
};

export function ServiceFields({ service, faults = {}, onChange }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector('input')?.focus(), []);
  const text = (name: 'anchor' | 'choice' | 'cardTitle' | 'cardText' | 'text' | 'points') => ({
    value: service[name],
    error: faults[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...service, [name]: target.value }),
  });
  const formerNames = formerNamesOf(service);
  return (
    <section
      ref={section}
      aria-label={`Fields of ${service.title || 'the new service'}`}
      className="grid min-w-0 content-start gap-5 border-2 border-ink bg-sheet p-5"
    >
      <InputField
        label="Service name"
        required
        value={service.title}
        error={faults.title}
        autoComplete="off"
        onChange={({ target }) => onChange(renamed(service, target.value))}
      />
      <InputField
        label="Anchor"
        required
        hint={`Links to its block end with it: /services#${service.anchor}. Links to the former one hold.`}
        {...text('anchor')}
        onChange={({ target }) => onChange({ ...service, anchor: target.value, isAnchorMade: false })}
      />
      <InputField
        label="Choice in forms"
        hint="What the contact form calls it. Left blank, it is not offered there."
        {...text('choice')}
        onChange={({ target }) => onChange({ ...service, choice: target.value, isChoiceMade: false })}
      />
      {formerNames.choice && <UseNewName what="choice" onUse={() => onChange(withNameAsChoice(service))} />}
      <TextareaField label="Description" rows={4} {...text('text')} />
      <TextareaField label="Offerings" rows={5} hint="A line for each." {...text('points')} />
      <ServicePicture service={service} onChange={onChange} />
      <label className="flex items-center gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={service.isOnHome}
          onChange={({ target }) => onChange({ ...service, isOnHome: target.checked })}
        />
        Card on the home page
      </label>
      {service.isOnHome && (
        <>
          <InputField
            label="Headline of the card"
            hint="Left blank, the name."
            {...text('cardTitle')}
            onChange={({ target }) => onChange({ ...service, cardTitle: target.value, isCardMade: false })}
          />
          {formerNames.cardTitle && <UseNewName what="card" onUse={() => onChange(withNameAsCard(service))} />}
          <TextareaField label="Text of the card" rows={4} {...text('cardText')} />
        </>
      )}
    </section>
  );
}

function ServicePicture({ service, onChange }: Pick<Props, 'service' | 'onChange'>) {
  const { picture } = service;
  return (
    <div className="grid gap-3">
      <p className="text-sm font-semibold">Picture</p>
      {picture ? (
        <Picture
          src={picture.image.url}
          image={picture.image}
          sizes="20rem"
          alt={picture.altText ?? ''}
          seed={service.key}
          aspect="wide"
          className="aspect-[3/2] w-full max-w-80"
        />
      ) : (
        <p className="text-ink-soft">A drawing stands there.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <ChooseButton
          onChoose={({ id, altText, image }) =>
            onChange({ ...service, picture: { __typename: 'GalleryPicture', id, altText, image } })
          }
        />
        {picture && (
          <Button variant="quiet" onClick={() => onChange({ ...service, picture: null })}>
            The drawing instead
          </Button>
        )}
      </div>
    </div>
  );
}

const UseNewName = ({ what, onUse }: { what: string; onUse: () => void }) => (
  <p className="-mt-3 flex flex-wrap items-center gap-x-3 text-sm">
    {`The ${what} still has the former name.`}
    <Button variant="quiet" size="small" aria-label={`Use the new name for the ${what}`} onClick={onUse}>
      Use the new name
    </Button>
  </p>
);
