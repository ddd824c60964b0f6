import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { CheckboxInput, CheckboxLabel } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'

/** One line of the list of keys. */
export interface ShortcutHelp {
  readonly keys: string
  readonly label: string
}

interface ShortcutsDialogProps {
  readonly shortcuts: readonly ShortcutHelp[]
  readonly enabled: boolean
  onEnable(enabled: boolean): void
  onClose(): void
}

/** The list of keys, with the switch that turns all of them off. */
export function ShortcutsDialog({ shortcuts, enabled, onEnable, onClose }: ShortcutsDialogProps) {
  const t = useMessages(messages)
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {t.close}
        </Button>
      }
    >
      <CheckboxLabel>
        <CheckboxInput type="checkbox" checked={enabled} onChange={(event) => onEnable(event.target.checked)} />
        {t.use}
      </CheckboxLabel>
      <Keys>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  )
}

const Keys = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    align-items: center;
  }
  dd {
    margin: 0;
  }
  kbd {
    padding: ${space(0.5, 2)};
    border: ${line.thin} solid ${color.control};
    border-radius: ${radius.small};
    background: ${color.sunken};
    font: inherit;
  }
`
