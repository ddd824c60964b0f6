import { styled } from '@carrier-portal/shared-ui/kit'
import {
  type ColorName,
  color,
  forced,
  line,
  print,
  radius,
  space,
  type,
  visuallyHidden,
} from '@carrier-portal/shared-ui/theme'
import { Icon, type IconName } from '../feedback/Icon.tsx'

/** The color of a badge. Icon and text have the same meaning, so color is never the only sign. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'cool' | 'frozen'

const TONES: Record<Tone, { readonly ink: ColorName; readonly ground: ColorName }> = {
  neutral: { ink: 'text', ground: 'sunken' },
  accent: { ink: 'accent', ground: 'accentSoft' },
  success: { ink: 'success', ground: 'successSoft' },
  warning: { ink: 'warning', ground: 'warningSoft' },
  danger: { ink: 'danger', ground: 'dangerSoft' },
  cool: { ink: 'cool', ground: 'coolSoft' },
  frozen: { ink: 'frozen', ground: 'frozenSoft' },
}

interface BadgeProps {
  readonly tone: Tone
  readonly icon?: IconName
  readonly label: string
  /** Only the icon is visible, where there is no room for the label. */
  readonly iconOnly?: boolean
  readonly testId?: string
}

/** A short text with its icon on a tinted background. A long label wraps instead of widening the page. */
export function Badge({ tone, icon, label, iconOnly = false, testId }: BadgeProps) {
  return (
    <BadgeFrame $tone={tone} title={iconOnly ? label : undefined}>
      {icon && <Icon name={icon} />}
      <Label $hidden={iconOnly} data-testid={testId} dir="auto">
        {label}
      </Label>
    </BadgeFrame>
  )
}

const Label = styled.span<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
`

const BadgeFrame = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  max-width: 100%;
  padding: ${space(0.5, 2)};
  border: ${line.thin} solid transparent;
  border-radius: ${radius.small};
  border-color: color-mix(in srgb, currentcolor 25%, transparent);
  background: ${({ $tone }) => color[TONES[$tone].ground]};
  color: ${({ $tone }) => color[TONES[$tone].ink]};
  font-size: ${type.small};
  font-weight: ${type.medium};
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-wrap: balance;
  /* The columns of a printed table are as wide as the words of their badges. */
  ${print} { overflow-wrap: break-word; }
  ${forced} {
    border-color: currentcolor;
  }
`
