import type { ScreenProps } from '@carrier-portal/contract'
import {
  EmptyState,
  ErrorAlert,
  ExternalText,
  Loading,
  LoadingButton,
  RemoteProviders,
} from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { ScreenContainer } from '@carrier-portal/shared-ui/layout'
import { messages } from './messages.ts'
import { useItemTypes } from './useItemTypes.ts'

/** The screen that the shell shows at this remote's route. */
export function ExampleScreen({ host }: ScreenProps) {
  return (
    <RemoteProviders host={host}>
      <Content />
    </RemoteProviders>
  )
}

function Content() {
  const { title } = useMessages(messages)
  return (
    <ScreenContainer>
      <h1>{title}</h1>
      <ItemTypeList />
    </ScreenContainer>
  )
}

function ItemTypeList() {
  const { failed, tryAgain, trying, found, none } = useMessages(messages)
  const { itemTypes, load } = useItemTypes()
  if (itemTypes.state === 'loading') return <Loading />
  if (itemTypes.state === 'failed')
    return (
      <ErrorAlert
        action={<LoadingButton busy={itemTypes.isTrying} label={tryAgain} busyLabel={trying} onClick={load} />}
      >
        {failed}
      </ErrorAlert>
    )
  if (itemTypes.value.length === 0) return <EmptyState title={none} />
  return (
    <>
      <p>{`${found} ${itemTypes.value.length}`}</p>
      <ul>
        {itemTypes.value.map(({ id, name }) => (
          <li key={id}>
            <ExternalText>{name}</ExternalText>
          </li>
        ))}
      </ul>
    </>
  )
}
