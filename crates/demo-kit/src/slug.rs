//! The one name a demo has: in URLs, folders, commits and the contract.

use crate::wire_enum;

wire_enum! {
    /// Every demo of the site; adding one here makes the registries incomplete until it is built.
    pub enum DemoSlug {
        /// Mortgage finder via an API.
        MortgageApi = "mortgage-api",
        /// Smart Garden Planning.
        DataIntegration = "data-integration",
        /// Real-time Weather Analytics.
        RealTimeAnalytics = "real-time-analytics",
        /// Article Content Extractor.
        ArticleExtractor = "article-extractor",
        /// News Article Analysis with AI.
        MachineLearning = "machine-learning",
        /// Canadian Bond Yields.
        BondYields = "bond-yields",
        /// Trade Data Analysis.
        TradeData = "trade-data",
        /// Short Squeeze Finder.
        ShortSqueeze = "short-squeeze",
        /// Find a Used Car with AI.
        AutomatedWorkflows = "automated-workflows",
        /// Data Visualization Sandbox.
        DataVisualization = "data-visualization",
        /// Investment Research.
        InvestmentResearch = "investment-research",
        /// Customer Segmentation.
        CustomerSegmentation = "customer-segmentation",
        /// Supply Chain Optimization.
        SupplyChain = "supply-chain",
        /// Predictive Maintenance.
        PredictiveMaintenance = "predictive-maintenance",
        /// Energy Management.
        EnergyManagement = "energy-management",
        /// Cloud Infrastructure.
        CloudInfrastructure = "cloud-infrastructure",
        /// The site's own sources.
        Integration = "integration",
        /// The site's own visits.
        Analytics = "analytics",
        /// The site's own posture.
        Security = "security",
        /// The controls we build for clients.
        SecurityFeatures = "security-features",
    }
}
