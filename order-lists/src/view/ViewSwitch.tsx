import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { chosenWhenForced, color, line, radius, space, target, type } from '@carrier-portal/shared-ui/theme'
import type { ListLayout } from '../storage/listPreferences.ts'
import { messages } from './messages.ts'

const LAYOUTS = ['cards', 'table'] as const satisfies readonly ListLayout[]

/** "Cards / Table", for windows that are wide enough for the table. */
export function ViewSwitch({ value, onChange }: { value: ListLayout; onChange(layout: ListLayout): void }) {
  const t = useMessages(messages)
  return (
    <SwitchFrame aria-label={t.view}>
      {LAYOUTS.map((layout) => (
        <Choice key={layout} type="button" aria-pressed={layout === value} onClick={() => onChange(layout)}>
          {t[layout]}
        </Choice>
      ))}
    </SwitchFrame>
  )
}

const SwitchFrame = styled.fieldset`
  display: inline-flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: ${line.thin} solid ${color.control};
  border-radius: ${radius.medium};
  overflow: clip;
`

const Choice = styled.button`
  min-height: ${target.height};
  padding: ${space(1, 4)};
  border: 0;
  background: ${color.surface};
  color: ${color.accent};
  font: inherit;
  font-weight: ${type.medium};
  cursor: pointer;
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-pressed='true'] {
    background: ${color.accent};
    color: ${color.onAccent};
    ${chosenWhenForced}
  }
`
