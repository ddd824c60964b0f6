import { ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, focusRing, line, radius, space } from '@carrier-portal/shared-ui/theme'
import { DeferredView, deferred } from '../bootstrap/deferred.tsx'
import { messages } from './messages.ts'
import { useDocument } from './useDocument.ts'

/** The PDF viewer: by far the largest part of the shell, so it comes only where a document is shown. */
const pagesPart = deferred(() => import('./PdfPages.tsx').then(({ PdfPages }) => PdfPages))

export interface DocumentFrameProps {
  /** The region's accessible name. */
  readonly label: string
  /** The same function as long as the document is the same. */
  fetchBytes(): Promise<Blob>
  /** Where the document lies for everybody, for a device that cannot show it here. */
  readonly address: string
}

/** A document, 500 px high and as wide as there is room, without a toolbar (specification, sections 2 and 9). */
export function DocumentFrame({ label, fetchBytes, address }: DocumentFrameProps) {
  const t = useMessages(messages)
  const document = useDocument(fetchBytes)
  return (
    <div>
      <Region
        role="region"
        aria-label={label}
        tabIndex={0}
        data-recording="blocked"
        onContextMenu={(event) => event.preventDefault()}
      >
        {document.state === 'loading' && <Loading />}
        {document.state === 'failed' && <ErrorAlert>{t.problem}</ErrorAlert>}
        {document.state === 'loaded' && <DeferredView from={pagesPart} props={{ bytes: document.bytes }} />}
      </Region>
      <OpenLink href={address} target="_blank" rel="noreferrer">
        {t.open}
      </OpenLink>
    </div>
  )
}

/** Specification, section 9. */
const VIEWER_HEIGHT = '500px'

const Region = styled.div`
  position: relative;
  width: 100%;
  height: ${VIEWER_HEIGHT};
  overflow: auto;
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  &:focus-visible {
    ${focusRing}
  }
`

const OpenLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--cp-target);
  padding-block: ${space(1)};
  color: ${color.accent};
`
