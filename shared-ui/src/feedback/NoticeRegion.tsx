import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { NewStatusRegion } from './NewStatusRegion.tsx'

/** Announces the notices of a form, also those that it has from its beginning: earlier drafts, a copy, an unsent save. */
export const NoticeRegion = styled(NewStatusRegion)`
  display: grid;
  gap: ${space(3)};
`
