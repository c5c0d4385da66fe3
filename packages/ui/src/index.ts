export { Artwork, type ArtworkProps } from './components/Artwork/Artwork.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps, VerifiedBadge } from './components/Badge/Badge.tsx';
export { buttonStyle } from './components/Button/Button.css.ts';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Card, type CardProps, cardInnerLink, cardLink } from './components/Card/Card.tsx';
export {
  Checkbox,
  type CheckboxProps,
  Radio,
  RadioGroup,
  type RadioGroupProps,
} from './components/Checkbox/Checkbox.tsx';
export { chipStyle } from './components/Chip/Chip.css.ts';
export {
  Chip,
  type ChipProps,
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from './components/Chip/Chip.tsx';
export { ContextMenu, type ContextMenuProps } from './components/ContextMenu/ContextMenu.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  Dialog,
  type DialogProps,
} from './components/Dialog/Dialog.tsx';
export {
  DoorwayDrawing,
  type DrawingProps,
  EmptyLibraryDrawing,
  EmptySearchDrawing,
  OfflineDrawing,
  UploadDrawing,
} from './components/drawings/drawings.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { Equalizer } from './components/Equalizer/Equalizer.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { FitTitle, type FitTitleProps } from './components/FitTitle/FitTitle.tsx';
export { iconButtonStyle } from './components/IconButton/IconButton.css.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  SubmenuTrigger,
} from './components/Menu/Menu.tsx';
export { PlayButton, type PlayButtonProps } from './components/PlayButton/PlayButton.tsx';
export { DialogTrigger, Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { ProgressLine, type ProgressLineProps } from './components/ProgressLine/ProgressLine.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { SeekSlider, type SeekSliderProps } from './components/SeekSlider/SeekSlider.tsx';
export { Segmented, type SegmentedProps } from './components/Segmented/Segmented.tsx';
export { Select, SelectItem, type SelectItemProps, type SelectProps } from './components/Select/Select.tsx';
export { Sheet, type SheetProps, SheetTrigger } from './components/Sheet/Sheet.tsx';
export { CardGrid, Shelf, type ShelfProps } from './components/Shelf/Shelf.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLinks } from './components/SkipLinks/SkipLinks.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { type SliderOptions, useSlider } from './components/Slider/useSlider.ts';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { tabListStyle, tabStyle } from './components/Tabs/Tabs.css.ts';
export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './components/Tabs/Tabs.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  TextField,
  type TextFieldProps,
} from './components/TextField/TextField.tsx';
export {
  closeToast,
  Toaster,
  type ToasterProps,
  type ToastOptions,
  toast,
} from './components/Toast/Toast.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { VolumeSlider, type VolumeSliderProps } from './components/VolumeSlider/VolumeSlider.tsx';
export { Waveform, type WaveformProps } from './components/Waveform/Waveform.tsx';
export { text } from './css/text.css.ts';
export {
  aboveTablet,
  linkStyle,
  majorRule,
  onPhone,
  quietLink,
  rowRule,
  visuallyHidden,
} from './css/utilities.css.ts';
export { cx } from './cx.ts';
export { vars } from './theme/contract.css.ts';
export { type ColorToken, ink } from './theme/ink.ts';
