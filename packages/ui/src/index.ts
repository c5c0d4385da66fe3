// Every component by one name, for the gallery. Applications import each by its path: `@kantele/ui/Button`.
export { Artwork, type ArtworkProps } from './components/Artwork/Artwork.tsx';
export { AuthLayout, type AuthLayoutProps, OrLine } from './components/AuthLayout/AuthLayout.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps, VerifiedBadge } from './components/Badge/Badge.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { crumbStyle } from './components/Breadcrumbs/Breadcrumbs.css.ts';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { BulkBar, type BulkBarProps } from './components/BulkBar/BulkBar.tsx';
export { buttonStyle } from './components/Button/Button.css.ts';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Callout, type CalloutProps } from './components/Callout/Callout.tsx';
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
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock.tsx';
export {
  ColorPicker,
  type ColorPickerProps,
  type ColorPickerTexts,
} from './components/ColorPicker/ColorPicker.tsx';
export { ColumnsMenu, type ColumnsMenuProps } from './components/ColumnsMenu/ColumnsMenu.tsx';
export {
  ComboBox,
  type ComboBoxProps,
  type ComboOption,
  type ComboSection,
} from './components/ComboBox/ComboBox.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from './components/CommandPalette/CommandPalette.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export {
  type DataColumn,
  type DataSort,
  DataTable,
  type DataTableProps,
} from './components/DataTable/DataTable.tsx';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
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
export { DropZone, type DropZoneProps } from './components/DropZone/DropZone.tsx';
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
export { FileTrigger, type FileTriggerProps } from './components/FileTrigger/FileTrigger.tsx';
export { type ActiveFilter, FilterBar, type FilterBarProps } from './components/FilterBar/FilterBar.tsx';
export { FitTitle, type FitTitleProps } from './components/FitTitle/FitTitle.tsx';
export { type FieldErrors, Form, type FormProps } from './components/Form/Form.tsx';
export { iconButtonStyle } from './components/IconButton/IconButton.css.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export {
  type CropArea,
  ImageCropper,
  type ImageCropperProps,
  largestCrop,
} from './components/ImageCropper/ImageCropper.tsx';
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
export { MenuAt, type MenuAtProps } from './components/MenuAt/MenuAt.tsx';
export { Meter, type MeterProps } from './components/Meter/Meter.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { PaneResizer, type PaneResizerProps } from './components/PaneResizer/PaneResizer.tsx';
export { PlayButton, type PlayButtonProps, pressIntent } from './components/PlayButton/PlayButton.tsx';
export { DialogTrigger, Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { ProgressLine, type ProgressLineProps } from './components/ProgressLine/ProgressLine.tsx';
export { SaveBar, type SaveBarProps } from './components/SaveBar/SaveBar.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export {
  Section,
  type SectionProps,
  SettingsCard,
  type SettingsCardProps,
} from './components/Section/Section.tsx';
export { SeekSlider, type SeekSliderProps } from './components/SeekSlider/SeekSlider.tsx';
export { Segmented, type SegmentedProps } from './components/Segmented/Segmented.tsx';
export { Select, SelectItem, type SelectItemProps, type SelectProps } from './components/Select/Select.tsx';
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx';
export { CardGrid, Shelf, type ShelfProps } from './components/Shelf/Shelf.tsx';
export { sideNavItem } from './components/SideNav/SideNav.css.ts';
export {
  SideNav,
  type SideNavItem,
  type SideNavLink,
  type SideNavProps,
  type SideNavSection,
} from './components/SideNav/SideNav.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLinks } from './components/SkipLinks/SkipLinks.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { type SliderOptions, useSlider } from './components/Slider/useSlider.ts';
export { SocialButton, type SocialButtonProps } from './components/SocialButton/SocialButton.tsx';
export {
  SortableList,
  type SortableListProps,
  type SortableListWords,
} from './components/SortableList/SortableList.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { statLink } from './components/Stat/Stat.css.ts';
export { Stat, StatGroup, type StatProps } from './components/Stat/Stat.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { tabListStyle, tabStyle } from './components/Tabs/Tabs.css.ts';
export {
  BusyTabPanel,
  type BusyTabPanelProps,
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './components/Tabs/Tabs.tsx';
export { TagField, type TagFieldProps } from './components/TagField/TagField.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
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
export {
  Waveform,
  type WaveformProps,
  WaveformShape,
  type WaveformShapeProps,
} from './components/Waveform/Waveform.tsx';
export { vars } from './css/contract.css.ts';
export { type ColorToken, ink } from './css/ink.ts';
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
