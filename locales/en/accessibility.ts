/** The accessibility statement, which loads with its page (`accessibility.ts`). */
export const accessibility = {
  title: 'Accessibility',
  intro: 'These pages are meant for everybody. The aim is WCAG 2.2 at level AA.',
  assessment:
    'This is our own assessment of 27 November 2026. It rests on automatic tests. Nobody from outside has reviewed it.',
  tried: {
    title: 'Tested with every change',
    items: {
      axe: 'Axe reads every state of every screen and every part, and finds no violation. That includes the size of what you press.',
      contrast:
        'Every colour of text, lines and icons is measured against every background it is used on, in the dark and the light theme.',
      reflow: 'Twelve screens are read at 400 % zoom, with wider text spacing and with text of double size.',
      forcedColours: 'On the same screens, choices show by more than bolder text when the system chooses the colours.',
      keyboard: 'Menus, tabs, dialogs, sliders and the order of follows are tested with the keyboard.',
      motion:
        'When the device asks for less motion, almost everything stands still. When it asks for more contrast, faint text becomes stronger.',
    },
  },
  gaps: {
    title: 'What we know is missing',
    items: {
      screenReader: 'Nobody has tried the pages by hand with NVDA, VoiceOver or TalkBack.',
      people: 'Nobody with a disability has tried the pages for us.',
      largeText:
        'With text of double size on a phone, some names are shortened, and the choice of team in Match facts is cramped.',
      contrast: 'More contrast applies to faint text and to borders. Words in colour still have at least 4.5 : 1.',
      pitch: 'The pitch in 3D is a drawing. The table beside it has the same events.',
    },
  },
} as const;
