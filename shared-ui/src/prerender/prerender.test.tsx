/**
 * @jest-environment node
 */
import { LoadingButton, UiProvider } from '@carrier-portal/shared-ui/feedback'
import { TextField } from '@carrier-portal/shared-ui/form'
import { Form } from 'react-final-form'
import { prerender } from './prerender.ts'

test('renders a form without a browser, with its styles and their nonce', () => {
  const { html, styles } = prerender(
    <UiProvider scope="page">
      <Form onSubmit={() => undefined}>
        {() => (
          <form>
            <TextField name="username" label="Username" />
            <LoadingButton busy={false} label="Login" busyLabel="Loading" />
          </form>
        )}
      </Form>
    </UiProvider>,
    '__NONCE__',
  )
  expect(html).toContain('Username')
  expect(html).toContain('Login')
  expect(styles).toMatch(/^<style nonce="__NONCE__"/)
  expect(styles).toContain('--cp-accent')
  expect(html).not.toContain('style="')
})
