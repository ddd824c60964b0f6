/**
 * The entry point for the component library and the style engine: exactly the parts in use. Shell and remotes share it
 * as a whole, so every export adds to the first page's size.
 */
export { type ButtonProps, default as Button } from '@mui/material/Button'
export { default as CssBaseline } from '@mui/material/CssBaseline'
export { default as Modal } from '@mui/material/Modal'
export { createTheme, type Theme, ThemeProvider } from '@mui/material/styles'
export { createGlobalStyle, css, keyframes, StyleSheetManager, styled } from 'styled-components'
