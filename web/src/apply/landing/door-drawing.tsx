import { chakra } from '@chakra-ui/react'

/** The mark as a picture: a door ajar, light on the floor, and what one brings along. It decorates, so it has no words. */
export const DoorDrawing = () => (
  <Picture viewBox="0 0 480 380" aria-hidden="true">
    <defs>
      <linearGradient id="door-light" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--light)" />
        <stop offset="1" stopColor="var(--light)" stopOpacity="0.25" />
      </linearGradient>
    </defs>
    <rect width="480" height="380" fill="var(--wall)" />
    <rect y="290" width="480" height="90" fill="var(--floor)" />
    <path d="M205 288h115v2l95 90H170l35-90z" fill="url(#door-light)" />
    <path d="M205 60h115v230H205z" fill="var(--light)" />
    <Leaf />
    <path d="M199 290V54h127v236" fill="none" stroke="var(--frame)" strokeWidth="10" strokeLinejoin="round" />
    <MovingBox />
    <Plant />
  </Picture>
)

const Leaf = () => (
  <>
    <path d="M201 54L112 34v300l89-44z" fill="var(--leaf)" />
    <g fill="none" stroke="var(--leaf-line)" strokeWidth="3" strokeLinejoin="round">
      <path d="M184 76l-52-9v94h52zM184 186h-52v106l52-22z" />
    </g>
    <circle cx="123" cy="178" r="5" fill="var(--light)" />
  </>
)

const MovingBox = () => (
  <>
    <path d="M352 258h88v72h-88z" fill="var(--box)" />
    <path d="M388 258h16v30h-16z" fill="var(--tape)" />
    <path d="M364 314h22" stroke="var(--tape)" strokeWidth="4" strokeLinecap="round" />
  </>
)

const Plant = () => (
  <>
    <path
      d="M396 230c-4-30-22-38-34-40 0 22 12 36 34 40zM396 230c2-36 18-50 36-54 4 26-8 46-36 54zM396 232c-4-34-2-56 0-72 10 22 12 46 0 72z"
      fill="var(--leaf)"
    />
    <path d="M380 228h32l-4 30h-24z" fill="var(--pot)" />
  </>
)

const Picture = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    borderRadius: 'md',
    '--wall': 'colors.bg.subtle',
    '--floor': { base: '#e4dac8', _dark: '#1a211f' },
    '--frame': { base: '#ffffff', _dark: '#3b4743' },
    '--light': { base: '#fbe3a6', _dark: '#f0cf86' },
    '--leaf': { base: '#1f5c46', _dark: '#2f7a5d' },
    '--leaf-line': { base: '#3d7a63', _dark: '#24614a' },
    '--box': { base: '#d3ac7a', _dark: '#8f7146' },
    '--tape': { base: '#b98c55', _dark: '#74592f' },
    '--pot': { base: '#b4583a', _dark: '#96492f' },
  },
})
