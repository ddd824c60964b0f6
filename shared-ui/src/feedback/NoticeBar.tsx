import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, space, type } from '@carrier-portal/shared-ui/theme'

interface NoticeBarProps {
  /** A warning is stronger than a notice. */
  readonly $warns?: boolean
}

/** A notice over the width of the window: a text and what the user can do about it, below each other where that is narrow. */
export const NoticeBar = styled.div<NoticeBarProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2, 4)};
  padding: ${space(2, 4)};
  border-top: ${({ $warns }) => ($warns ? line.thick : line.thin)} solid ${({ $warns }) => ($warns ? color.warning : color.border)};
  background: ${({ $warns }) => ($warns ? color.warningSoft : color.accentSoft)};
  color: ${color.text};
  font-weight: ${({ $warns }) => ($warns ? type.medium : 'inherit')};
`
