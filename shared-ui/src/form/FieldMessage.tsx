import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'

/** The error of one field; the field refers to its id by aria-describedby. */
export function FieldMessage({ id, error }: { id: string; error: string | undefined }) {
  return error === undefined ? null : <Message id={id}>{error}</Message>
}

const Message = styled.div`
  padding-top: ${space(1)};
  font-size: ${type.small};
  font-weight: ${type.medium};
  color: ${color.danger};
  overflow-wrap: anywhere;
`
