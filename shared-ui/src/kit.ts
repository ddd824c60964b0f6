/**
 * The one door for library parts: exactly what is in use of the component library and the style engine. It is shared
 * between shell and remotes as it stands, so every line here is paid for on the first page.
 */
export { type ButtonProps, default as Button } from '@mui/material/Button'
export { default as CssBaseline } from '@mui/material/CssBaseline'
export { default as Modal } from '@mui/material/Modal'
export { createTheme, type Theme, ThemeProvider } from '@mui/material/styles'
export { createGlobalStyle, css, keyframes, StyleSheetManager, styled } from 'styled-components'
