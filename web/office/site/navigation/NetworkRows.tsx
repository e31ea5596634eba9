import { networkDrawings } from '#schema/networkDrawings.gen.ts';
import { type NetworkIcon, networkIcons, networks } from '#schema/networks.ts';
import { BrandIcon } from '#web/shared/app/BrandIcon.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { control, Fault, Field } from '#web/shared/ui/Field.tsx';
import { SortableRows } from '#web/shared/ui/SortableRows.tsx';
import { Cell } from './Cell.tsx';
import { addressed, type DraftNetwork, type Faults, newNetwork } from './draft.ts';

type Props = {
  rows: readonly DraftNetwork[];
  faults: Faults | undefined;
  onChange: (rows: DraftNetwork[]) => void;
};

export function NetworkRows({ rows, faults, onChange }: Props) {
  const change = (row: DraftNetwork) => onChange(rows.map((one) => (one.key === row.key ? row : one)));
  const fault = faults?.get('networks');
  return (
    <div className="min-w-0">
      {rows.length === 0 && <p className="text-ink-soft">None yet.</p>}
      <SortableRows rows={rows} keyOf={({ key }) => key} nameOf={nameOf} isTall onChange={onChange}>
        {(row) => {
          const at = `networks.${rows.indexOf(row)}`;
          return (
            <div className="grid items-start gap-1.5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)]">
              <Cell
                label={`Address of ${nameOf(row)}`}
                placeholder={row.icon === 'WHATSAPP' ? 'The WhatsApp number of the contact' : 'https://…'}
                inputMode="url"
                spellCheck={false}
                value={row.url}
                error={faults?.get(`${at}.url`)}
                onChange={({ target }) => change(addressed(row, target.value))}
              />
              <Cell
                label={`Name of ${nameOf(row)}`}
                placeholder="Name"
                value={row.label}
                error={faults?.get(`${at}.label`)}
                onChange={({ target }) => change({ ...row, label: target.value, isRecognised: false })}
              />
              <Field label={`Icon of ${nameOf(row)}`} isLabelHidden>
                {(described) => (
                  <span className="relative block">
                    <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center">
                      <BrandIcon network={row.icon} path={networkDrawings[row.icon]} />
                    </span>
                    <select
                      {...described}
                      value={row.icon}
                      onChange={({ target }) =>
                        change({ ...row, icon: target.value as NetworkIcon, isRecognised: false })
                      }
                      className={`${control} select-arrow pr-10 pl-11`}
                    >
                      {networkIcons.map((icon) => (
                        <option key={icon} value={icon}>
                          {networks[icon].name}
                        </option>
                      ))}
                    </select>
                  </span>
                )}
              </Field>
            </div>
          );
        }}
      </SortableRows>
      {fault && <Fault id={undefined}>{fault}</Fault>}
      <Button variant="secondary" size="small" className="mt-3" onClick={() => onChange([...rows, newNetwork()])}>
        Add a network
      </Button>
    </div>
  );
}

const nameOf = ({ label }: DraftNetwork) => label || 'the new network';
