import { SHELL_ROUTES } from '@carrier-portal/contract/routes'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, print, space, target, type, wide } from '@carrier-portal/shared-ui/theme'
import { Link } from 'react-router-dom'
import { usePortal } from '../portal/PortalProvider.tsx'
import { messages } from './messages.ts'
import { PreferenceChoices } from './PreferenceChoices.tsx'

/** Links to the public documents, the copyright line, theme and language. */
export function Footer() {
  const t = useMessages(messages)
  const { configuration } = usePortal()
  return (
    <Bar>
      <Documents>
        <Link to={SHELL_ROUTES.eula.path}>{t.titles.eula}</Link>
        <Link to={SHELL_ROUTES.privacyPolicy.path}>{t.titles.privacyPolicy}</Link>
        <Link to={SHELL_ROUTES.privacyPolicyCa.path}>{t.titles.privacyPolicyCa}</Link>
        <span>{t.copyright(configuration.productName)}</span>
      </Documents>
      <PreferenceChoices />
    </Bar>
  )
}

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 6)};
  padding: ${space(4)};
  border-top: ${line.thin} solid ${color.border};
  font-size: ${type.small};
  color: ${color.muted};
  ${wide.desk} {
    padding-inline: ${space(6)};
  }
  ${print} { display: none; }
`

const Documents = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0, 4)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target.height};
    color: inherit;
  }
`
